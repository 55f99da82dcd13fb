shelf-welcome-to-the-moon = Write numbers through eight adventures to the Moon
shelf-welcome-to-the-moon-new = What is new: “{ $name }” in three steps
