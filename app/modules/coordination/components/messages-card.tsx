import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import type { OpenCase } from '../queries/case-detail.server.ts'
import { useMoment } from './care-words.tsx'

type Message = {
  id: string
  side: 'requester' | 'recipient' | 'patient'
  body: string
  createdAt: number
  step?: string | null
  who?: string | null
}

/** What was written, in its order. */
export function MessageList({ messages }: { messages: readonly Message[] }) {
  const { t } = useTranslation('coordination')
  const moment = useMoment()
  if (messages.length === 0) return <p className="muted">{t('messages.none')}</p>
  return (
    <ol className="care-messages">
      {messages.map(({ id, side, body, createdAt, step, who }) => (
        <li key={id}>
          <p className="muted small">
            {who ?? t(`sides.${side}`)} · {moment(createdAt)}
            {step && ` · ${t(`events.${step as 'send'}`)}`}
          </p>
          <p className="care-messages__body">{body}</p>
        </li>
      ))}
    </ol>
  )
}

type MessageFormProps = {
  action: string
  /** The name of its field: `body`, or `patientBody` where two stand on one page. */
  name: string
  label: string
  messageId: string
  answer: FormAnswer | undefined
}

/** One message more; the id makes a second press write nothing. */
export function MessageForm({ action, name, label, messageId, answer }: MessageFormProps) {
  const { t } = useTranslation('coordination')
  const message = useProblem('coordination')
  const field = fieldsOf('message', answer?.submission, { id: messageId })
  return (
    <form method="post" action={useHref(action)} className="stack stack--sm" noValidate>
      <ErrorSummary items={errorItems([field(name)], message)} />
      <input type="hidden" name="id" value={field('id').defaultValue} />
      <FormField field={field(name)} label={label} message={message}>
        {(control) => <TextArea {...control} rows={3} />}
      </FormField>
      <p>
        <Button variant="line">{t('messages.send')}</Button>
      </p>
    </form>
  )
}

type MessagesCardProps = {
  id: string
  open: OpenCase
  thread: 'clinics' | 'patient'
  messageId: string
  answer: FormAnswer | undefined
}

/** What the two clinics write to each other, or the referring one and the patient. */
export function MessagesCard({ id, open, thread, messageId, answer }: MessagesCardProps) {
  const { t } = useTranslation('coordination')
  const isPatients = thread === 'patient'
  const mayWrite = isPatients ? open.may.toPatient : open.may.toClinic
  return (
    <PanelCard id={`messages-${thread}`} title={t(`messages.${thread}`)}>
      <div className="card__body stack">
        <MessageList messages={open.messages.filter((each) => each.thread === thread)} />
        {mayWrite && (
          <MessageForm
            action={paths.careCase(id, { form: isPatients ? 'patient-message' : 'message' })}
            name={isPatients ? 'patientBody' : 'body'}
            label={t(isPatients ? 'messages.toPatient' : 'messages.toClinic')}
            messageId={messageId}
            answer={answer}
          />
        )}
      </div>
    </PanelCard>
  )
}
