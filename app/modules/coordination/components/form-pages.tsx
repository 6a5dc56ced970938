import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatReference } from '#app/modules/booking/appointments/reference.ts'
import { versionOf } from '#app/modules/practice/clinic-facts/components/stale-notice.tsx'
import { controlId, fieldsOf } from '#app/modules/practice/profile/components/sent-fields.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { Fieldset } from '#app/ui/forms/fieldset.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { RadioCards } from '#app/ui/forms/radio-cards.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { EditData, loadNewCase } from '../pages/form-page.server.ts'
import { CaseForm } from './case-form.tsx'
import { UnsentNotice } from './unsent-notice.tsx'

type NewData = Awaited<ReturnType<typeof loadNewCase>>

/** Where a referral is written. */
export function NewCasePage({ page, answer }: { page: NewData; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('coordination')
  return (
    <div className="stack">
      <p>
        <Link to={paths.careBoard()}>{t('back')}</Link>
      </p>
      <PageHead title={t('create.title')} lead={t('create.lead')} />
      <PanelCard id="referral" title={t('create.details')}>
        <CaseForm action={paths.careNew()} {...page} answer={answer} />
      </PanelCard>
    </div>
  )
}

type Of = { page: EditData; answer: FormAnswer | undefined }

/** What may be added to a referral that is sent. */
function AdditionForm({ page, answer }: { page: Extract<EditData, { kind: 'addition' }>; answer: Of['answer'] }) {
  const { t } = useTranslation('coordination')
  const message = useProblem('coordination')
  const field = fieldsOf('addition', answer?.submission, {})
  const action = useHref(paths.careEdit(page.id))
  if (!page.isOpen) return <p className="card__body">{t('edit.over')}</p>
  return (
    <form method="post" action={action} className="card__body stack" noValidate>
      <ErrorSummary items={errorItems([field('text')], message)} />
      <input type="hidden" name="version" value={versionOf(page, answer)} />
      <FormField field={field('text')} label={t('fields.addition')} message={message} optional>
        {(control) => <TextArea {...control} rows={4} />}
      </FormField>
      {page.raises.length > 0 && (
        <Fieldset id={controlId('addition', 'urgency')} legend={t('edit.raise')} optional>
          <RadioCards
            name="urgency"
            id={controlId('addition', 'urgency-choice')}
            defaultValue={field('urgency').defaultValue}
            options={page.raises.map((value) => ({
              value,
              label: t(`urgency.${value}`),
              help: t(`urgencyHelp.${value}`),
            }))}
          />
        </Fieldset>
      )}
      <p>
        <Button>{t('edit.save')}</Button>
      </p>
    </form>
  )
}

/** A draft to write anew, or additions to a referral that is sent. */
export function EditCasePage({ page, answer }: Of) {
  const { t } = useTranslation('coordination')
  const isDraft = page.kind === 'draft'
  // The form that was sent is not on the page any more: the draft is sent, or the referral is over.
  const isGone = !isDraft && (!page.isOpen || answer?.submission.initialValue?.reason !== undefined)
  return (
    <div className="stack">
      <p>
        <Link to={paths.careCase(page.id)}>{t('toCase')}</Link>
      </p>
      <PageHead
        title={t(isDraft ? 'edit.draft' : 'edit.addition')}
        lead={t('edit.lead', { reference: formatReference(page.reference), version: page.version })}
      />
      {isGone ? <UnsentNotice answer={answer} /> : answer?.isStale && <Banner tone="warning">{t('edit.stale')}</Banner>}
      <PanelCard id="referral" title={t(isDraft ? 'create.details' : 'edit.addition')}>
        {isDraft ? (
          <CaseForm
            action={paths.careEdit(page.id)}
            choices={page.choices}
            stored={page.stored}
            version={String(versionOf(page, answer))}
            hasConsent={page.hasConsent}
            answer={answer}
          />
        ) : (
          <AdditionForm page={page} answer={answer} />
        )}
      </PanelCard>
    </div>
  )
}
