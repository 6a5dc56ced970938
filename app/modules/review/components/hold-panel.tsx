import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { newYork } from '#app/core/calendar/zones.ts'
import { formatShortDate, formatTime } from '#app/core/format/format.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { ShownRequest } from '../queries/request-details.server.ts'

type HoldProps = { request: ShownRequest; action: string }

/** Gives it to somebody else who may decide it. */
function AssignForm({ request, action }: HoldProps) {
  const { t } = useTranslation('review')
  const href = useHref(action)
  const { holderId, heldBy } = request.progress
  const others = request.reviewers.filter(({ id }) => heldBy === null || id !== holderId)
  if (others.length === 0) return null
  return (
    <details className="review-assign">
      <summary>{t('assign.title')}</summary>
      <form method="post" action={href} className="stack stack--sm">
        <input type="hidden" name="intent" value="assign" />
        <input type="hidden" name="holder" value={holderId ?? ''} />
        <Field id="assign-reviewer" label={t('assign.to')} hint={t('assign.hint')}>
          {(control) => (
            <Select {...control} name="reviewer" options={others.map(({ id, name }) => ({ value: id, label: name }))} />
          )}
        </Field>
        <p>
          <Button variant="line">{t('assign.submit')}</Button>
        </p>
      </form>
    </details>
  )
}

/** Who works on it; one may take it on for half an hour, or give it to somebody for a day. */
export function Hold({ request, action }: HoldProps) {
  const { t } = useTranslation('review')
  const locale = useLocale()
  const href = useHref(action)
  const { heldBy, heldUntil, isGiven, reviewer } = request.progress
  const time = heldUntil === null ? '' : formatTime(heldUntil, newYork, locale)
  const date = heldUntil === null ? '' : formatShortDate(heldUntil, locale)
  const name = reviewer ?? '–'
  if (heldBy === 'other')
    return (
      <>
        <Banner tone="warning">
          {isGiven ? t('request.givenToOther', { name, date, time }) : t('request.heldByOther', { name, time })}
        </Banner>
        {isGiven && <AssignForm request={request} action={action} />}
      </>
    )
  return (
    <div className="review-hold">
      <form method="post" action={href} className="row">
        <input type="hidden" name="intent" value={heldBy === 'me' ? 'release' : 'claim'} />
        {heldBy === 'me' && (
          <span>{isGiven ? t('request.givenToMe', { date, time }) : t('request.heldByMe', { time })}</span>
        )}
        <Button variant="line">{t(heldBy === 'me' ? 'request.release' : 'request.claim')}</Button>
      </form>
      <AssignForm request={request} action={action} />
    </div>
  )
}
