import { type SubmissionResult, useForm } from '@conform-to/react'
import { useHref, useRouteLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatPhone, formatShortDate } from '#app/core/format/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { FormField, readMetadata } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Tag } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { ShownRequest } from '../queries/request-details.server.ts'
import { useFieldWords } from './request-words.tsx'

const outcomes = ['confirmed', 'denied', 'no_answer', 'wrong_number'] as const
const tones = { confirmed: 'ok', denied: 'bad', no_answer: 'plain', wrong_number: 'wait' } as const

function CallList({ calls }: Pick<ShownRequest, 'calls'>) {
  const { t } = useTranslation('review')
  const locale = useLocale()
  if (calls.length === 0) return <p className="muted">{t('call.none')}</p>
  return (
    <ul className="todo">
      {calls.map(({ id, outcome, phone, note, reviewer, at }) => (
        <li key={id}>
          <span className="todo__what">
            {[phone && formatPhone(phone), note].filter(Boolean).join(' · ')}
            <span className="todo__second">
              {t('call.line', { date: formatShortDate(at, locale), name: reviewer })}
            </span>
          </span>
          <Tag tone={tones[outcome]}>{t(`call.outcomes.${outcome}`)}</Tag>
        </li>
      ))}
    </ul>
  )
}

type CallFormProps = { action: string; phone: string; lastResult: SubmissionResult<string[]> | undefined }

function CallForm({ action, phone, lastResult }: CallFormProps) {
  const { t } = useTranslation('review')
  const own = useProblem('review')
  const message = useProblem('practice')
  const defaultValue = { callPhone: phone }
  const [, fields] = useForm<{ outcome: string; callPhone: string; callNote: string }>({
    id: 'call',
    lastResult,
    defaultValue,
  })
  return (
    <form method="post" action={useHref(action)} className="stack">
      <input type="hidden" name="intent" value="call" />
      <FormField field={fields.outcome} label={t('call.outcome')} message={own}>
        {({ maxLength: _, ...control }) => (
          <Select
            {...control}
            options={[
              { value: '', label: t('approve.choose') },
              ...outcomes.map((value) => ({ value, label: t(`call.outcomes.${value}`) })),
            ]}
          />
        )}
      </FormField>
      <FormField field={readMetadata(fields.callPhone)} label={t('call.phone')} message={message} optional>
        {(control) => <TextInput {...control} type="tel" width="12" autoComplete="off" />}
      </FormField>
      <FormField field={readMetadata(fields.callNote)} label={t('call.note')} message={message} optional>
        {(control) => <TextInput {...control} autoComplete="off" />}
      </FormField>
      <p>
        <Button variant="line" icon="phone">
          {t('call.submit')}
        </Button>
      </p>
    </form>
  )
}

type CallPanelProps = { request: ShownRequest; action: string; lastResult: CallFormProps['lastResult'] }

/** What to say, whom to call, and what came of the calls so far. */
export function CallPanel({ request, action, lastResult }: CallPanelProps) {
  const { t } = useTranslation('review')
  const { site } = useRouteLoaderData('root') as { site: { name: string } }
  const words = useFieldWords()
  const { numbers, calls, field, progress, evidence } = request
  const isOpen = progress.isWaiting && !progress.isOwn
  return (
    <Card as="section" labelledBy="calls" className="card__body stack">
      <h2 id="calls">{t('call.title')}</h2>
      {isOpen && (
        <>
          <blockquote className="review-script">
            {evidence
              ? t('call.scriptDoctor', { site: site.name, name: evidence.stated.name })
              : t('call.script', { site: site.name, topic: words(field) })}
          </blockquote>
          <p>{t(numbers.length > 0 ? 'call.numbers' : 'call.noNumber')}</p>
          {numbers.length > 0 && (
            <ul className="bullets">
              {numbers.map(({ phone, name }) => (
                <li key={phone}>
                  {name} <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <CallList calls={calls} />
      {isOpen && <CallForm action={action} phone={numbers[0]?.phone ?? ''} lastResult={lastResult} />}
    </Card>
  )
}
