import type { Locale } from '#app/core/i18n/locale.ts'
import type { Fact } from '../template-spec.ts'
import { linkedParts } from '../linked-parts.ts'
import { escapeHtml } from './lines.ts'

type MailContent = Readonly<{
  locale: Locale
  subject: string
  lead: string
  /** Paragraphs that somebody has written. */
  body: readonly string[]
  facts: readonly Readonly<{ fact: Fact; label: string; value: string }>[]
  action: Readonly<{ label: string; link: string }> | null
  notes: readonly string[]
}>

const english: ReadonlySet<Fact> = new Set(['doctor', 'clinic', 'address'])
const style = {
  body: 'margin:0;padding:24px;background:#ffffff;color:#1f2937;font:16px/1.7 sans-serif',
  main: 'max-width:560px;margin:0 auto',
  heading: 'font-size:20px;line-height:1.5;margin:0 0 20px',
  paragraph: 'margin:0 0 16px;white-space:pre-line',
  label: 'margin:0;color:#4b5563;font-size:14px',
  value: 'margin:0 0 12px;font-weight:bold',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f2937;color:#ffffff;font-weight:bold;text-decoration:none',
  address: 'font-size:14px;word-break:break-all',
  note: 'margin:0 0 4px;color:#4b5563;font-size:14px',
} as const

function withLinks(text: string): string {
  return linkedParts(text)
    .map(({ text: part, isLink }) => {
      const escaped = escapeHtml(part)
      return isLink ? `<a href="${escaped}" style="color:#1f2937;word-break:break-all">${escaped}</a>` : escaped
    })
    .join('')
}

/**
 * The HTML half of an e-mail: headings, a list and one link, styled in place. Nothing is loaded from anywhere, so opening it
 * tells nobody; everything it says stands in the text half too.
 */
export function mailHtml({ locale, subject, lead, body, facts, action, notes }: MailContent): string {
  const list = facts.map(({ fact, label, value }) => {
    const lang = english.has(fact) ? ' lang="en"' : ''
    return `<dt style="${style.label}">${escapeHtml(label)}</dt><dd${lang} style="${style.value}">${escapeHtml(value)}</dd>`
  })
  const href = action && escapeHtml(action.link)
  return [
    '<!doctype html>',
    `<html lang="${locale}">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    `<body style="${style.body}"><main style="${style.main}">`,
    `<h1 style="${style.heading}">${escapeHtml(lead)}</h1>`,
    ...body.map((part) => `<p style="${style.paragraph}">${withLinks(part)}</p>`),
    ...(list.length > 0 ? ['<dl style="margin:0 0 20px">', ...list, '</dl>'] : []),
    ...(action
      ? [
          `<p style="margin:0 0 8px"><a href="${href}" style="${style.button}">${escapeHtml(action.label)}</a></p>`,
          `<p style="${style.address}">${href}</p>`,
        ]
      : []),
    '<hr style="border:0;border-top:1px solid #d1d5db;margin:24px 0 16px">',
    ...notes.map((note) => `<p style="${style.note}">${withLinks(note)}</p>`),
    '</main></body>',
    '</html>',
    '',
  ].join('\n')
}
