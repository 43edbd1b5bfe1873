// Runs before the first paint, so that a chosen theme, contrast and text size never flash.
try {
  const { theme, contrast, text, motion } = JSON.parse(localStorage.getItem('trialhall/settings') ?? '{}')
  const { dataset } = document.documentElement
  const isMoreAsked = contrast !== 'normal' && matchMedia('(prefers-contrast: more)').matches
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (contrast === 'high' || isMoreAsked) dataset.contrast = 'high'
  if (typeof text === 'string' && text !== 'medium') dataset.text = text
  if (typeof motion === 'string' && motion !== 'system') dataset.motion = motion
} catch {
  // Nothing readable is kept: the page follows the system.
}
