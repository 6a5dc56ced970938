import { enhanceCopying } from './print/copy.ts'
import { isWeChat } from './version/wechat.ts'

/**
 * Paper shows what is folded (styles/print.css). Where the browser has no rule for that, what is closed opens before the page is printed and
 * closes after it; not where somebody has opened some of many answers, which are then printed alone.
 */
if (!CSS.supports('selector(::details-content)')) {
  let opened: HTMLDetailsElement[] = []
  addEventListener('beforeprint', () => {
    if (document.querySelector('.prints-open :is(.sec, .fold) details[open]')) return
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
    for (const details of opened) details.open = true
  })
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false
    opened = []
  })
}

/** WeChat's own browser knows the function and does nothing: there the sentence beside the button says how to print. */
if ('print' in window && !isWeChat(navigator.userAgent)) {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
    button.hidden = false
    button.addEventListener('click', () => print())
  }
}

/** What is taken away otherwise than on paper. */
enhanceCopying()
