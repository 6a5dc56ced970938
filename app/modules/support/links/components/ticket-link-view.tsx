import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { newYork } from '#app/core/calendar/zones.ts'
import { formatDate, formatTime } from '#app/core/format/format.ts'
import { HelpLineNotes } from '#app/modules/help-lines/components/help-line-notes.tsx'
import { DoctorPicks } from '#app/modules/support/components/doctor-picks.tsx'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { ReplyDraft, TicketLinkPage } from '../pages/ticket-link-page.server.ts'

type ShownTicket = NonNullable<TicketLinkPage['ticket']>

type TurnsProps = Pick<ShownTicket, 'messages'> & Pick<TicketLinkPage, 'kept' | 'token'>

function Turns({ messages, kept, token }: TurnsProps) {
  const { t } = useTranslation('support')
  const locale = useLocale()
  return (
    <ol className="thread thread--page">
      {messages.map(({ id, isOwn, body, at, picks }) => (
        <li key={id} className={classNames('thread__turn', isOwn && 'thread__turn--own')}>
          <p className="thread__by">
            {isOwn ? t('link.you') : t('link.us')}{' '}
            <time dateTime={new Date(at).toISOString()}>
              {formatDate(at, locale)} {formatTime(at, newYork, locale)}
            </time>
          </p>
          <p className="thread__words">{body}</p>
          <DoctorPicks picks={picks} kept={kept} take={paths.linkTime(token)} />
        </li>
      ))}
    </ol>
  )
}

function LinkReply({ token, draft }: { token: string; draft: ReplyDraft | undefined }) {
  const { t } = useTranslation('support')
  const error = draft?.problem ? t(`errors.${draft.problem}`) : undefined
  const isHelpShown = (draft?.help ?? []).length > 0
  return (
    <form method="post" action={useHref(paths.linkReply(token))} className="form" noValidate>
      {isHelpShown && <input type="hidden" name="helpNoticed" value="yes" />}
      <Field id="body" label={t('link.reply')} hint={t('link.replyHint')} error={error}>
        {(control) => <TextArea {...control} name="body" rows={5} defaultValue={draft?.body ?? ''} />}
      </Field>
      <Button block>{t('link.send')}</Button>
    </form>
  )
}

type OpenTicketProps = Pick<TicketLinkPage, 'kept' | 'token'> & { ticket: ShownTicket; draft: ReplyDraft | undefined }

function OpenTicket({ token, ticket, kept, draft }: OpenTicketProps) {
  const { t } = useTranslation('support')
  return (
    <>
      <h1>{ticket.subject}</h1>
      <p className="muted">{t('link.reference', { reference: ticket.printed })}</p>
      <Turns messages={ticket.messages} kept={kept} token={token} />
      {ticket.isClosed ? (
        <>
          <p>{t('link.closed')}</p>
          <ButtonLink to={paths.contact()}>{t('link.contact')}</ButtonLink>
        </>
      ) : (
        <LinkReply token={token} draft={draft} />
      )}
    </>
  )
}

type TicketLinkViewProps = { page: Pick<TicketLinkPage, 'token' | 'ticket' | 'kept'>; draft?: ReplyDraft | undefined }

/** What the reader of a mailed answer sees: the turns between them and customer service, and a form to write back. */
export function TicketLinkView({ page: { token, ticket, kept }, draft }: TicketLinkViewProps) {
  const { t } = useTranslation('support')
  const error = draft?.problem ? t(`errors.${draft.problem}`) : undefined
  return (
    <div className="wrap wrap--form stack private">
      <HelpLineNotes topics={draft?.help ?? []} />
      <ErrorSummary items={error ? [{ id: 'body', message: error }] : []} />
      {ticket ? (
        <OpenTicket token={token} ticket={ticket} kept={kept} draft={draft} />
      ) : (
        <>
          <h1>{t('link.endedTitle')}</h1>
          <p className="lead">{t('link.ended')}</p>
          <ButtonLink to={paths.contact()}>{t('link.contact')}</ButtonLink>
        </>
      )}
    </div>
  )
}
