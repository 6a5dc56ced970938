import { habits } from '#app/core/i18n/habits.ts'
import { Marked, type RendererObject } from 'marked'
import sanitizeHtml from 'sanitize-html'
import { defaultLocale, type Locale, withPrefix } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { siteEmail, siteName, sitePhone } from '#app/core/site.server.ts'
import { formatPhone } from '#app/core/format/format.ts'
import { wholeDates } from '#app/core/format/whole-dates.ts'
import { LruCache } from '#app/modules/directory/search/index/lru-cache.ts'
import { phoneParts } from '#app/modules/library/reading/phone-parts.ts'
import { targetOf } from './link-target.ts'
import { isTangled } from './tangled.ts'

/** Safe HTML of a text, and its sections for a list of contents; titles are plain text. */
export type RenderedText = { html: string; contents: { id: string; title: string }[] }

/** What may stand in a text. Everything else is taken out, whoever wrote it. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'blockquote', 'hr', 'br', 'strong', 'em', 'code', 'pre', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'bdi'],
  ],
  allowedAttributes: { a: ['href', 'rel'], h2: ['id'], h3: ['id'], h4: ['id'], ol: ['start'], th: ['scope'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { th: sanitizeHtml.simpleTransform('th', { scope: 'col' }) },
}

const plain = (html: string) =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: keyof typeof characters) => characters[name],
  )
const characters = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" } as const

/** Names that a text may mention as `{{siteName}}`; others stay as they are written. */
function filled(source: string, locale: Locale): string {
  const values = new Map([
    ['siteName', siteName(locale)],
    ['siteEmail', siteEmail],
    ['sitePhone', formatPhone(sitePhone)],
  ])
  return source.replace(/\{\{\s*(\w+)\s*\}\}/g, (mark, name: string) =>
    (values.get(name) ?? mark).replace(/[\\`*_[\]<>|~&]/g, '\\$&'),
  )
}

/** A text whose marks nobody can follow, with all of its words: its paragraphs as they are written. */
function asWritten(source: string): RenderedText {
  const blocks = source.split(/\n\s*\n/).filter((block) => block.trim() !== '')
  return { html: blocks.map((block) => `<p>${escaped(block.trim())}</p>`).join(''), contents: [] }
}

/** Renders a text once: Markdown without HTML of its own, then the closed list of tags over what came out. */
function render(source: string, locale: Locale, textLocale: Locale): RenderedText {
  const contents: RenderedText['contents'] = []
  const brackets = habits[textLocale].brackets
  const renderer: RendererObject = {
    html: () => '',
    image: () => '',
    checkbox: () => '',
    heading({ tokens, depth }) {
      const inner = this.parser.parseInline(tokens)
      // The page has its one h1 already.
      const level = Math.min(Math.max(depth, 2), 4)
      if (level > 2) return `<h${level}>${inner}</h${level}>`
      const id = `section-${contents.length + 1}`
      contents.push({ id, title: plain(inner) })
      return `<h2 id="${id}">${inner}</h2>`
    },
    link({ href, tokens }) {
      const inner = this.parser.parseInline(tokens)
      const target = targetOf(href)
      if (target === null) return inner
      if (target.kind === 'page') return anchor(withPrefix(target.path, locale), inner)
      if (target.kind === 'other') return anchor(href, inner)
      const said = plain(inner).includes(target.host) ? '' : `${brackets[0]}<bdi>${target.host}</bdi>${brackets[1]}`
      return anchor(target.href, `${inner}${said}`, ' rel="external noopener"')
    },
  }
  const marked = new Marked({ gfm: true, async: false, renderer })
  const html = withWholeWords(sanitizeHtml(marked.parse(filled(source, textLocale)) as string, allowed))
  const label = escaped(translator(locale, 'library')('prose.table'))
  return {
    // No attribute is allowed on a table, so that these are exactly the tags of tables.
    html: html
      .replaceAll(
        '<table>',
        `<div class="scroll" role="region" tabindex="0" aria-label="${label}"><table class="figures">`,
      )
      .replaceAll('</table>', '</table></div>')
      .trim(),
    contents,
  }
}

const date = new RegExp(`(${wholeDates.join('|')})`, 'u')
const withDates = (text: string) =>
  text
    .split(date)
    .map((part, position) => (position % 2 === 0 ? part : `<span class="nb">${part}</span>`))
    .join('')

/**
 * Telephone numbers outside of links become links, and no line breaks inside them or a date; the sanitizer has escaped every bracket that
 * is no tag's.
 */
function withWholeWords(html: string): string {
  let isInLink = false
  return html
    .split(/(<[^>]*>)/)
    .map((piece) => {
      if (piece.startsWith('<')) {
        if (/^<\/?a\b/.test(piece)) isInLink = !piece.startsWith('</')
        return piece
      }
      if (isInLink) return piece
      return phoneParts(piece)
        .map(({ text, tel }) => (tel === null ? withDates(text) : `<a class="num nb" href="tel:${tel}">${text}</a>`))
        .join('')
    })
    .join('')
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const anchor = (href: string, inner: string, rel = '') => `<a href="${escaped(href)}"${rel}>${inner}</a>`

/** Characters of sources and results kept, some 4 MB. */
const cache = new LruCache<string, RenderedText>(2_000_000, ({ html }) => html.length * 2)

/**
 * The HTML of a Markdown text. `locale` is the page's: links within the site lead to it; `textLocale` that of the text, where it differs.
 * HTML in the text, images and addresses other than http, https, mailto, tel and paths of this site are taken out; the words stay.
 * A text that nests without end is shown as it is written. Kept by its content, so that the same text is rendered once a process.
 */
export function renderMarkdown(source: string, locale: Locale = defaultLocale, textLocale = locale): RenderedText {
  const key = `${locale} ${textLocale} ${source}`
  let rendered = cache.get(key)
  if (!rendered) {
    rendered = isTangled(source) ? asWritten(source) : render(source, locale, textLocale)
    cache.set(key, rendered)
  }
  return rendered
}
