import { isWeChat } from './wechat.ts'

/** WeChat shows the first image of a page beside its address and takes only one that has loaded; no other browser needs it at all. */
export function loadSharePicture(userAgent: string): void {
  const box = document.querySelector<HTMLElement>('[data-share-picture]')
  if (!box || !isWeChat(userAgent)) return
  box.hidden = false
  for (const image of box.querySelectorAll('img')) image.loading = 'eager'
}
