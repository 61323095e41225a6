"""Live tables: rooms in which friends play every ruleset together, over REST and a WebSocket.

    names, ids          what people may be called, what finds and what proves them
    facts, room         what happened in a room, and the fold of it
    commands, deciding  what people ask for, and what comes of it: facts, or a refusal; lobby, playing know each
    corrections         a wrong card in a running game, and what that changes
    fairness, dealing   shuffles that nobody chose, and how that is proved
    projection, wire    what everybody may know, as messages; schema publishes them
    store               facts made durable
    live, hub           rooms in memory, one command at a time: judged, stored, acknowledged, shown; answers remembers
                        requests, sharing keeps cards once that many tables play with
    clock, opponents    who moves when nobody does
    difficulties        which cards are easy or hard here; measuring finds out from finished games
    today, branching    the deal of the day; a room that goes on from a finished game
    reviewing, missed   what a finished game was like, and what to learn from it
    analysing           what a well-informed player would have thought of its moves
    browsing            decks by their fronts, and a back for who asks
    drafts, drafting    decks that are made here; shelf keeps them, workbench and making read, examine and print
    sockets, http, app  the transport; catalogue, health and logs beside it, limits and guarding before it, describing
                        for the OpenAPI document, serving for what uvicorn itself does not cut off

Nothing is acknowledged before it is stored, nothing shown before that, and nothing leaves but through `projection`.
"""
