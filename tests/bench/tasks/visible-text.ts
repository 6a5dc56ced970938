/**
 * What a reader has had before their eyes: the text in the part of the page that the window has passed over. Runs in the page, so it
 * uses nothing from outside. Each character counts once a document, however often it is scrolled past.
 * @returns the text that is new since the last call, with spaces where one line ends
 */
export function readOn(): string {
  type Box = Readonly<{ top: number; bottom: number; left: number; right: number }>
  const memory = window as Window & { wayRead?: { nodes: WeakMap<Node, Set<number>>; top: number; bottom: number } }
  const way = (memory.wayRead ??= { nodes: new WeakMap(), top: scrollY, bottom: scrollY + innerHeight })
  way.top = Math.min(way.top, scrollY)
  way.bottom = Math.max(way.bottom, scrollY + innerHeight)

  const crop = (one: Box, other: Box): Box => ({
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
  })
  /** The part of the page, in coordinates of the window, in which an element's text can be seen. */
  const paneOf = (element: Element): Box => {
    let pane: Box = { top: way.top - scrollY, bottom: way.bottom - scrollY, left: 0, right: innerWidth }
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (style.overflow !== 'visible' || style.clipPath !== 'none') pane = crop(pane, at.getBoundingClientRect())
      if (style.position === 'fixed') return crop(pane, { top: 0, bottom: innerHeight, left: 0, right: innerWidth })
    }
    return pane
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest('script, style, noscript, select, datalist')

  const words: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    const element = node.parentElement
    if (!element || !text.trim() || !isShown(element)) continue
    const pane = paneOf(element)
    // Text for readers of screens alone stands in a box of one pixel.
    if (pane.right - pane.left < 2 || pane.bottom - pane.top < 2) continue
    const read = way.nodes.get(node) ?? new Set<number>()
    way.nodes.set(node, read)
    const range = document.createRange()
    let seen = ''
    for (let index = 0; index < text.length; index++) {
      range.setStart(node, index)
      range.setEnd(node, index + 1)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      const isInside = left < pane.right && right > pane.left && top < pane.bottom && bottom > pane.top
      if (read.has(index) || !isInside) continue
      read.add(index)
      seen += text[index]
    }
    if (seen.trim()) words.push(seen)
  }
  return words.join(' ')
}
