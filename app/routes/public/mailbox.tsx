import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { formatLongDate, formatTime } from '#app/core/format/format.ts'
import { newYork } from '#app/core/calendar/zones.ts'
import { json, notFound } from '#app/core/http.server.ts'
import { type Locale, localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { env } from '#app/core/env.server.ts'
import { isMailboxShown, listMailbox, type MailboxEntry } from '#app/modules/notifications/delivery/mailbox.server.ts'
import { linkedParts } from '#app/modules/notifications/linked-parts.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { Fact, Facts } from '#app/ui/tables/facts.tsx'
import { Tag, Tags } from '#app/ui/tag.tsx'

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.words.title },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** A file offered by the page itself: what it holds is in the address. */
function fileAddress(type: string, content: string): string {
  return `data:${type.replace(/;.*$/, '')};base64,${Buffer.from(content).toString('base64')}`
}

function shown(entry: MailboxEntry, locale: Locale) {
  const { key, channel, to, subject, text, html, raw, attachments, keptAt } = entry
  const kept = `${formatLongDate(keptAt, locale)} ${formatTime(keptAt, newYork, locale)}`
  const label = translator(locale, 'messages')('mailbox.html')
  const files = attachments.map(({ name, type, content }) => ({ name, label: name, href: fileAddress(type, content) }))
  const page = html ? [{ name: 'message.html', label, href: fileAddress('text/html', html) }] : []
  const source = raw ? [{ name: 'message.eml', label: 'message.eml', href: fileAddress('message/rfc822', raw) }] : []
  return {
    ...{ key, channel, to, subject },
    kept: { iso: new Date(keptAt).toISOString(), text: kept },
    parts: linkedParts(text),
    files: [...files, ...page, ...source],
  }
}

/** For whoever tries the demo on their own machine; for everybody else there is no such page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!isMailboxShown(env) || context.isFromOwnMachine !== true) notFound(new URL(request.url).pathname)
  const locale = localeOf(request)
  const t = translator(locale, 'messages')
  const { total, entries } = await listMailbox()
  const words = {
    title: t('mailbox.title'),
    banner: t('mailbox.banner'),
    count: t('mailbox.count', { count: total }),
    empty: t('mailbox.empty'),
    emptyHint: t('mailbox.emptyHint'),
    to: t('mailbox.to'),
    attachments: t('mailbox.attachments'),
    channel: { sms: t('mailbox.sms'), email: t('mailbox.email') },
  }
  return json({ words, total, messages: entries.map((entry) => shown(entry, locale)) }, { headers: headers() })
}

export const headers = () => ({ 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' })

type Shown = ReturnType<typeof shown>
type Words = { to: string; attachments: string; channel: Record<'sms' | 'email', string> }

export default function Mailbox() {
  const { words, total, messages } = useLoaderData<typeof loader>()
  return (
    <div className="wrap wrap--form stack private">
      <h1>{words.title}</h1>
      <Banner tone="warning">{words.banner}</Banner>
      {total === 0 ? <EmptyState title={words.empty}>{words.emptyHint}</EmptyState> : <p>{words.count}</p>}
      {messages.map((message) => (
        <Message key={message.key} message={message} words={words} />
      ))}
    </div>
  )
}

function Message({ message, words }: { message: Shown; words: Words }) {
  const { key, channel, to, subject, kept, parts, files } = message
  return (
    <Card as="article" id={key} labelledBy={`${key}-subject`} className="stack">
      <Tags>
        <Tag icon={channel === 'sms' ? 'phone' : 'mail'}>{words.channel[channel]}</Tag>
      </Tags>
      <h2 id={`${key}-subject`}>{subject ?? to}</h2>
      <p className="muted">
        {words.to} <span data-message-to>{to}</span> · <time dateTime={kept.iso}>{kept.text}</time>
      </p>
      <p data-message-text className="break whitespace-pre-wrap">
        {parts.map((part, index) =>
          part.isLink ? (
            <a key={index} href={part.text}>
              {part.text}
            </a>
          ) : (
            part.text
          ),
        )}
      </p>
      {files.length > 0 && (
        <Facts>
          <Fact icon="calendar-plus" label={words.attachments}>
            {files.map(({ name, label, href }) => (
              <a key={name} href={href} download={name} className="mr-4">
                {label}
              </a>
            ))}
          </Fact>
        </Facts>
      )}
    </Card>
  )
}
