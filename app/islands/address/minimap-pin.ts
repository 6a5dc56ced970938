import { shiftedPin } from '#app/modules/geo/address/pin.ts'

/** Lets the pin of a small map be dragged; the fields `lat` and `lng` of its form follow. */
export function enhanceMinimap(map: HTMLElement): void {
  const pin = map.querySelector<HTMLElement>('[data-minimap-pin]')
  const form = map.closest('form')
  const [lat, lng] = ['lat', 'lng'].map((name) => form?.elements.namedItem(name))
  if (!pin || !(lat instanceof HTMLInputElement) || !(lng instanceof HTMLInputElement)) return
  const number = (name: 'lat' | 'lng' | 'zoom' | 'width' | 'height') => Number(map.dataset[name])
  const center = { lat: number('lat'), lng: number('lng') }
  const [width, height, zoom] = [number('width'), number('height'), number('zoom')]
  let grip: { x: number; y: number } | null = null
  const pinned = { x: Number(pin.dataset.x), y: Number(pin.dataset.y) }

  const put = (x: number, y: number) => {
    const [left, top] = [Math.min(width, Math.max(0, x)), Math.min(height, Math.max(0, y))]
    Object.assign(pinned, { x: left, y: top })
    pin.style.left = `${(left / width) * 100}%`
    pin.style.top = `${(top / height) * 100}%`
    const at = shiftedPin(center, { x: left - width / 2, y: top - height / 2 }, zoom)
    lat.value = String(at.lat)
    lng.value = String(at.lng)
  }
  /** Where on the picture a pointer is, in its own pixels. */
  const spot = (event: PointerEvent) => {
    const box = map.getBoundingClientRect()
    const scale = width / (map.clientWidth || box.width)
    return {
      x: (event.clientX - box.left - map.clientLeft) * scale,
      y: (event.clientY - box.top - map.clientTop) * scale,
    }
  }

  pin.classList.add('is-draggable')
  pin.addEventListener('pointerdown', (event) => {
    event.preventDefault()
    const { x, y } = spot(event)
    grip = { x: pinned.x - x, y: pinned.y - y }
    pin.setPointerCapture(event.pointerId)
    pin.classList.add('is-held')
  })
  pin.addEventListener('pointermove', (event) => {
    if (!grip) return
    const { x, y } = spot(event)
    put(x + grip.x, y + grip.y)
  })
  const release = () => {
    grip = null
    pin.classList.remove('is-held')
  }
  pin.addEventListener('pointerup', release)
  pin.addEventListener('pointercancel', release)
}
