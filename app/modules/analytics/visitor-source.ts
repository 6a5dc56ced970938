export type VisitorSource = 'own' | 'direct' | 'wechat' | 'search_engine' | 'other'

/** By the end of the host, so that every country's own is one of them. */
const searchEngines =
  /(?:^|\.)(?:google\.[a-z.]{2,6}|bing\.com|baidu\.com|duckduckgo\.com|so\.com|sogou\.com|sm\.cn|yahoo\.[a-z.]{2,6}|ecosia\.org|yandex\.[a-z]{2,3}|brave\.com|qwant\.com|naver\.com)$/
const wechat = /(?:^|\.)(?:weixin\.qq\.com|wechat\.com|servicewechat\.com|weixinbridge\.com)$/

/**
 * From where somebody came to a page: the class of the host that their browser names, and nothing else of what it says. Whoever comes
 * from a page of ours has been counted where they entered.
 */
export function sourceOf(referer: string | undefined, ownHost: string): VisitorSource {
  if (!referer) return 'direct'
  if (!URL.canParse(referer)) return 'other'
  const { host } = new URL(referer)
  if (host === ownHost) return 'own'
  const name = host.replace(/:\d+$/, '')
  if (wechat.test(name)) return 'wechat'
  return searchEngines.test(name) ? 'search_engine' : 'other'
}
