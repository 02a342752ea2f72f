// SPDX-License-Identifier: MIT
// @ts-check
//
// theme.js - which theme is shown, decided before anything is drawn: the one that was chosen, else what the
// system asks for. The colours of the themes are in themes.css.
(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more)');
  const apply = () => {
    let chosen = 'auto';
    try { chosen = JSON.parse(localStorage.getItem('houseful-settings') ?? '{}')?.theme ?? 'auto'; } catch { /* blocked or nonsense */ }
    const system = contrast.matches ? dark.matches ? 'contrast-dark' : 'contrast' : dark.matches ? 'dark' : 'light';
    document.documentElement.dataset.theme = ['light', 'dark', 'contrast', 'contrast-dark'].includes(chosen) ? chosen : system;
  };
  apply();
  dark.addEventListener('change', apply);
  contrast.addEventListener('change', apply);
  document.addEventListener('houseful-theme', apply);
})();
