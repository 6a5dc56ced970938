import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import type { EndorsementsData } from '../pages/endorsements-page.server.ts'
import { useSpanWords } from './span-words.tsx'

type RevocationFormProps = { revoked: NonNullable<EndorsementsData['revoked']>; answer: FormAnswer | undefined }

/** Takes an endorsement or a statement back, and asks why. */
export function RevocationForm({ revoked, answer }: RevocationFormProps) {
  const { t } = useTranslation('association-endorsements')
  const say = useProblem('association-endorsements')
  const span = useSpanWords()
  const [form, { reason }] = useForm<{ reason: string }>({ id: 'revocation', lastResult: answer?.submission })
  const action = useHref(paths.associationEndorsements({ revoke: revoked.id }))
  return (
    <PanelCard id="revoke" title={t('revoke.title')}>
      <form id={form.id} method="post" action={action} className="card__body stack" noValidate>
        <p>
          <b>{revoked.doctor ?? t('list.statement')}</b> · {span(revoked)}
        </p>
        <p>{revoked.text}</p>
        <p className="muted">{t('revoke.lead')}</p>
        {answer?.isStale && <Banner tone="warning">{t('errors.stale')}</Banner>}
        <ErrorSummary items={errorItems([reason], say)} />
        <input type="hidden" name="version" value={revoked.version} />
        <FormField field={reason} label={t('revoke.reason')} message={say}>
          {(control) => <TextArea {...control} rows={2} />}
        </FormField>
        <p>
          <Button>{t('revoke.submit')}</Button>
        </p>
      </form>
    </PanelCard>
  )
}
