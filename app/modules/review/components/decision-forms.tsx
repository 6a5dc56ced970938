import type { SubmissionResult } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { Checkbox, RadioRow } from '#app/ui/forms/checkbox.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import type { ShownRequest } from '../queries/request-details.server.ts'
import { EditFields } from './edit-fields.tsx'
import { HeardLanguages } from './heard-languages.tsx'
import { LeadChoice } from './lead-choice.tsx'
import { PhotoCrops } from './photo-panel.tsx'

type FormsProps = {
  request: ShownRequest
  action: string
  lastResult: SubmissionResult<string[]> | undefined
}

/** Approves a request as it is, or with words put right. */
export function ApproveForm({ request, action, lastResult }: FormsProps) {
  const { t } = useTranslation('review')
  const { edits, spoken, submitterType, isConfirmed, targetsFacility } = request
  const isHeard = submitterType === 'public'
  const hasFaults = edits.some(({ name }) => lastResult?.error?.[name])
  return (
    <Card as="section" labelledBy="approve" className="card__body">
      <form method="post" action={useHref(action)} className="stack">
        <h2 id="approve">{t('approve.title')}</h2>
        <input type="hidden" name="intent" value="approve" />
        <input type="hidden" name="seen" value={request.seen ?? ''} />
        {request.photo && <PhotoCrops request={request} />}
        {(edits.length > 0 || spoken.length > 0) && (
          <details open={isHeard || hasFaults} className="review-edit">
            <summary>{t(isHeard ? 'approve.heard' : 'approve.edit')}</summary>
            <div className="stack">
              {!isHeard && <p className="hint">{t('approve.editHint')}</p>}
              <EditFields request={request} lastResult={lastResult} />
              {spoken.length > 0 && <HeardLanguages spoken={spoken} lastResult={lastResult} />}
            </div>
          </details>
        )}
        {isConfirmed && targetsFacility && <Checkbox name="whole">{t('approve.whole')}</Checkbox>}
        <LeadChoice leadable={request.leadable} />
        <p>
          <Button icon="check" data-key="a">
            {t('approve.submit')}
          </Button>
        </p>
      </form>
    </Card>
  )
}

type RefuseFormProps = Omit<FormsProps, 'lastResult'> & { decision: 'return' | 'reject' }

/** Sends a request back or turns it down, with a reason. */
export function RefuseForm({ request, action, decision }: RefuseFormProps) {
  const { t } = useTranslation('review')
  const href = useHref(action)
  const reasons = request.reasons.filter((reason) => reason.decision === decision)
  if (reasons.length === 0) return null
  return (
    <Card as="section" labelledBy={decision} className="card__body">
      <form method="post" action={href} className="stack">
        <h2 id={decision}>{t(`refuse.${decision}`)}</h2>
        <input type="hidden" name="intent" value={decision} />
        <input type="hidden" name="seen" value={request.seen ?? ''} />
        <fieldset className="review-reasons">
          <legend>{t('refuse.reason')}</legend>
          {reasons.map(({ id, text }, at) => (
            <RadioRow
              key={id}
              name="reason"
              value={id}
              defaultChecked={at === 0}
              data-key={at === 0 ? (decision === 'return' ? 'r' : 'x') : undefined}
            >
              {text}
            </RadioRow>
          ))}
        </fieldset>
        <Field id={`${decision}-note`} label={t('refuse.note')} optional>
          {(control) => <TextInput {...control} name="note" maxLength={500} autoComplete="off" />}
        </Field>
        <p>
          <Button variant="line">{t(`refuse.${decision}`)}</Button>
        </p>
      </form>
    </Card>
  )
}
