/**
 * The public documents that a browser may fetch when somebody is about to open them: a list of what may be, so that action links, areas with
 * accounts, booking and forms are not on it, nor links of the language switch, which set a cookie.
 */
const opened = [
  '{/(en-US|zh-Hant)}?/',
  '/(en-US|zh-Hant)',
  '{/(en-US|zh-Hant)}?/(doctor|specialty|lab|radiology|medication|health-insurance|knowlege|industry-partner|blogs)',
  '{/(en-US|zh-Hant)}?/(specialty|blogs|policy)/:page',
  '{/(en-US|zh-Hant)}?/doctor/:specialty{/:slug}?',
  '{/(en-US|zh-Hant)}?/location/:place{/:part}?',
  '{/(en-US|zh-Hant)}?/lab/(sti|locations)',
  '{/(en-US|zh-Hant)}?/app/i693',
]
const where = {
  and: [
    { or: opened.map((href) => ({ href_matches: href })) },
    { not: { href_matches: '/*\\?*locale=*' } },
    { not: { href_matches: '/*/appointment' } },
    { not: { selector_matches: "[rel~='nofollow'], [target='_blank'], [download]" } },
  ],
}
const rules = { prefetch: [{ source: 'document', eagerness: 'moderate', where }] }
const script = Buffer.from(`<script type="speculationrules">${JSON.stringify(rules)}</script>`)

/** A page with the rules at its end: as a file of their own they were one more request before the page was seen whole. */
export function withSpeculationRules(page: Buffer): Buffer {
  const end = page.lastIndexOf('</body>')
  return end === -1 ? page : Buffer.concat([page.subarray(0, end), script, page.subarray(end)])
}
