shelf-welcome-to-the-moon = Write numbers through eight adventures to the Moon
