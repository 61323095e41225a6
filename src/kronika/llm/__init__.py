"""Language models at the table: an adapter for services that speak the chat protocol of OpenAI, and what is measured
with it. A model gets what a person at the table sees, the view, and nothing else.
"""

from kronika.llm.endpoint import Endpoint, Model, NoAnswer, Said, endpoint_from
from kronika.llm.player import ModelGuest, open_model

__all__ = ["Endpoint", "Model", "ModelGuest", "NoAnswer", "Said", "endpoint_from", "open_model"]
