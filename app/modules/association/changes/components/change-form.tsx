import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/cards/card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { FormNotices } from '#app/modules/association/chosen/components/form-notices.tsx'
import { NameFields } from '#app/modules/association/components/name-fields.tsx'
import type { ChangePart } from '../pages/change-part.server.ts'

type ChangeFormProps = {
  part: ChangePart
  association: string
  version: number
  answer: FormAnswer | undefined
}

/** Asks for another name or kind; of a request that came back it begins with what was asked for. */
export function ChangeForm({ part, association, version, answer }: ChangeFormProps) {
  const { t } = useTranslation('association-changes')
  const named = useProblem('association')
  const reasoned = useProblem('association-changes')
  const [, fields] = useForm<ChangePart['typed']>({
    id: 'identity',
    lastResult: answer?.submission,
    defaultValue: part.typed,
  })
  const { nameHans, nameHant, nameEn, kind, reason } = fields
  const items = [...errorItems([nameHans, nameHant, nameEn, kind], named), ...errorItems([reason], reasoned)]
  const { change } = part
  const isNothing = answer?.submission.error?.association?.includes('errors.nothing')
  return (
    <div className="stack">
      <p>
        <Link to={paths.associationSettings()}>{t('back')}</Link>
      </p>
      <PageHead title={t('formTitle')} lead={t('formLead')} />
      {change?.state === 'returned' && (
        <Banner tone="warning">
          <p>
            <strong>{t('returned')}</strong>
          </p>
          <p className="change-note">{change.note}</p>
        </Banner>
      )}
      <Card className="card__body">
        <form
          method="post"
          action={useHref(paths.associationSettings({ form: 'identity' }))}
          className="stack"
          noValidate
        >
          <ErrorSummary items={items} />
          {isNothing && <Banner tone="warning">{t('errors.nothing')}</Banner>}
          <FormNotices answer={answer} stale={t('errors.stale')} />
          <input type="hidden" name="association" value={association} />
          <input type="hidden" name="version" value={version} />
          <NameFields fields={{ nameHans, nameHant, nameEn, kind }} message={named} />
          <FormField field={reason} label={t('reason')} hint={t('reasonHint')} message={reasoned}>
            {(control) => <TextArea {...control} rows={4} />}
          </FormField>
          <p>
            <Button>{t('submit')}</Button>
          </p>
        </form>
      </Card>
    </div>
  )
}
