import { hrefOfPoint } from '#app/modules/geo/map-data.ts'
import type { MapPoint } from '#app/modules/geo/map-drawing.ts'
import type { PositionedLabel } from '#app/modules/geo/map-labels.ts'

/** The markers and names of the interactive map as HTML: the same classes as the drawn one's. */

export function element<Name extends keyof HTMLElementTagNameMap>(
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
  const href = hrefOfPoint(point)
  return /^(#|\/(?!\/))/.test(href) ? href : '#'
}

/** What a marker stands for, as words of its `data-key`: markers are made anew with each view, and found again by it. */
export const keyOf = (points: readonly MapPoint[]) => points.map(({ id }) => id).join(' ')

export function linkElement(point: MapPoint, className = ''): HTMLAnchorElement {
  const link = element('a', className)
  link.href = hrefOf(point)
  if (point.number !== undefined) link.append(element('b', '', String(point.number)))
  return link
}

export function pinElement(point: MapPoint, press: (event: Event) => void): HTMLElement {
  const classes = ['map-pin', point.isSelected ? 'is-selected' : '', point.number === undefined ? 'is-dot' : '']
  const link = linkElement(point, classes.filter(Boolean).join(' '))
  link.dataset.key = keyOf([point])
  link.append(element('span', 'sr-only', ` ${point.label}`))
  link.addEventListener('click', press)
  return inMarker(link)
}

/** One marker for several places. */
export function clusterElement(
  points: readonly MapPoint[],
  words: { label: string; count: string },
  press: () => void,
): HTMLElement {
  const button = element('button', 'map-cluster__count')
  button.type = 'button'
  button.dataset.key = keyOf(points)
  const count = element('b', '', words.count)
  count.setAttribute('aria-hidden', 'true')
  button.append(count, element('span', 'sr-only', words.label))
  button.addEventListener('click', press)
  return inMarker(button)
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
