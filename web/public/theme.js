// Runs before the first paint, so that a light page does not flash dark. A file of its own: the page allows no inline script.
(function () {
  var stored = {};
  try {
    stored = JSON.parse(localStorage.getItem('lagrange.settings') || '{}');
  } catch (damaged) {
    stored = {};
  }
  var root = document.documentElement;
  var light = matchMedia('(prefers-color-scheme: light)').matches;
  var theme = stored.theme === 'light' || stored.theme === 'dark' ? stored.theme : light ? 'light' : 'dark';
  root.dataset.theme = theme;
  root.dataset.palette = stored.palette === 'contrast' ? 'contrast' : 'standard';
})();
