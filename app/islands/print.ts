/**
 * Paper shows what is folded (styles/print.css). Where the browser has no rule for that, what is closed opens before the page is printed and
 * closes after it.
 */
if (!CSS.supports('selector(::details-content)')) {
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
    for (const details of opened) details.open = true
  })
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false
    opened = []
  })
}
