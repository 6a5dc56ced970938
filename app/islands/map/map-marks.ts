import type { MapPoint } from '#app/modules/geo/map-drawing.ts'

const isMarked = 'is-marked'

/** A card of the list and its marker are shown as one: pointing at either, or coming to it by the keyboard, marks both. */
export function markTogether(list: HTMLElement, panel: HTMLElement, points: readonly MapPoint[]): void {
  const pointsAt = (target: EventTarget | null): readonly MapPoint[] => {
    const spot = target instanceof Element ? target.closest<HTMLElement>('.doc[id], [data-key]') : null
    const ids = spot?.dataset.key?.split(' ') ?? []
    return spot ? points.filter(({ id, number }) => ids.includes(id) || spot.id === `d${number}`) : []
  }
  const mark = ({ target }: Event) => {
    for (const marked of document.querySelectorAll(`.${isMarked}`)) marked.classList.remove(isMarked)
    for (const { id, number } of pointsAt(target)) {
      document.getElementById(`d${number}`)?.classList.add(isMarked)
      panel.querySelector(`[data-key~="${CSS.escape(id)}"]`)?.classList.add(isMarked)
    }
  }
  for (const place of [list, panel]) {
    place.addEventListener('pointerover', mark)
    place.addEventListener('focusin', mark)
  }
}
