// Runs before the first paint, so that a chosen theme and text size never flash.
try {
  const { theme, text, motion } = JSON.parse(localStorage.getItem('trialhall/settings') ?? '{}')
  const { dataset } = document.documentElement
  if (theme === 'light' || theme === 'dark') dataset.theme = theme
  if (typeof text === 'string' && text !== 'medium') dataset.text = text
  if (typeof motion === 'string' && motion !== 'system') dataset.motion = motion
} catch {
  // Nothing readable is kept: the page follows the system.
}
