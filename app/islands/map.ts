import type { MapData } from '#app/modules/geo/map-data.ts'

/**
 * Puts the interactive map in the place of the drawn one, when it is asked for: by the button `[data-map-open]`, or at
 * once when `data-map="open"`. Everything heavy (the map library, the outlines) is fetched only then. Whatever fails, the
 * drawn map stays and the page says so.
 */
const panel = document.querySelector<HTMLElement>('[data-map]')
const block = document.getElementById('map-data')
const button = panel?.querySelector<HTMLButtonElement>('[data-map-open]')

if (panel && block) {
  const data = JSON.parse(block.textContent ?? '') as MapData
  const say = (text: string) => {
    const status = panel.querySelector('[data-map-status]')
    if (status) status.textContent = text
  }
  const open = async () => {
    if (button) button.disabled = true
    say(data.words.loading)
    try {
      const { openMap } = await import('./map/interactive-map.ts')
      await openMap(panel, data)
      if (button) button.hidden = true
      say('')
    } catch {
      // An old browser, no WebGL, a lost connection: the reader can try again, and has the drawn map meanwhile.
      if (button) button.disabled = false
      say(data.words.failed)
    }
  }
  if (button) {
    button.hidden = false
    button.addEventListener('click', () => void open())
  }
  if (panel.dataset.map === 'open') void open()
}
