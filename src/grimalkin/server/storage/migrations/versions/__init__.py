"""The steps. A step that was released is never changed; a new one is added."""
