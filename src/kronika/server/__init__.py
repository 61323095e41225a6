"""Live tables: rooms in which friends play every ruleset together, over REST and a WebSocket.

    names, ids          what people may be called, what finds and what proves them
    facts, room         what happened in a room, and the fold of it
    commands, deciding  what people ask for, and what comes of it: facts, or a refusal
    projection, wire    what everybody may know, as messages
    store               facts made durable
    live, hub           rooms in memory, one command at a time: judged, stored, acknowledged, shown
    sockets, http, app  the transport

Nothing is acknowledged before it is stored, nothing shown before that, and nothing leaves but through `projection`.
"""
