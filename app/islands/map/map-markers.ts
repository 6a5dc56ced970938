import type { MapPoint } from '#app/modules/geo/map-drawing.ts'
import type { PositionedLabel } from '#app/modules/geo/map-labels.ts'

/** The markers and names of the interactive map as HTML: the same classes as the drawn one's. */

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className = '',
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (className) made.className = className
  if (text) made.textContent = text
  return made
}

/** Only places of this site and anchors of this page: a `javascript:` address in the data leads nowhere. */
function hrefOf(point: MapPoint): string {
  const href = point.href ?? `#d${point.number ?? point.id}`
  return /^(#|\/(?!\/))/.test(href) ? href : '#'
}

export function pinElement(point: MapPoint): HTMLElement {
  const classes = ['map-pin', point.isSelected ? 'is-selected' : '', point.number === undefined ? 'is-dot' : '']
  const link = element('a', classes.filter(Boolean).join(' '))
  link.href = hrefOf(point)
  if (point.number !== undefined) link.append(element('b', '', String(point.number)))
  link.append(element('span', 'sr-only', ` ${point.label}`))
  return inMarker(link)
}

/**
 * One marker for several places: a press asks `zoom` first, which answers whether coming closer will part them; when it
 * will not, the list of them opens.
 */
export function clusterElement(points: readonly MapPoint[], label: string, zoom: () => boolean): HTMLElement {
  const details = element('details', 'map-cluster')
  const summary = element('summary')
  const count = element('b', '', `×${points.length}`)
  count.setAttribute('aria-hidden', 'true')
  summary.append(count, element('span', 'sr-only', label))
  summary.addEventListener('click', (event) => {
    if (!details.open && zoom()) event.preventDefault()
  })
  const list = element('ol')
  for (const point of points) {
    const link = element('a')
    link.href = hrefOf(point)
    if (point.number !== undefined) link.append(element('b', '', String(point.number)))
    link.append(` ${point.label}`)
    const item = element('li')
    item.append(link)
    list.append(item)
  }
  details.append(summary, list)
  return inMarker(details)
}

export function labelElement({ text, kind, anchor }: PositionedLabel): HTMLElement {
  const label = element('span', `map-name map-name-${kind} is-${anchor}`, text)
  label.setAttribute('aria-hidden', 'true')
  return inMarker(label)
}

/** The library moves the outer element by its transform; the inner one keeps its own. */
function inMarker(inner: HTMLElement): HTMLElement {
  const outer = element('div', 'map-marker')
  outer.append(inner)
  return outer
}
