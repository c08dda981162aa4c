// Before the first paint, and small: day or night as chosen here, else as the device has it.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('slow-train:theme');
  } catch (e) {
    // No storage, no choice: the device decides.
  }
  var night = chosen === 'night' || (chosen !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = night ? 'night' : 'day';
})();
