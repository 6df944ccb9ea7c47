"""Hard pieces of the specifications, transcribed to prove the engine before the games are built on it."""
