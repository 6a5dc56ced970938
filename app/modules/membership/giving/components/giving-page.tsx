import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatDate } from '#app/core/format/format.ts'
import { NowCard } from '#app/modules/membership/components/standing-cards.tsx'
import { useLevelName } from '#app/modules/membership/components/level-words.tsx'
import { paths } from '#app/paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextArea, TextInput } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { GivingPageData } from '../pages/giving-page.server.ts'

type Intent = 'comp' | 'extend'
type GivingFormProps = { page: GivingPageData; intent: Intent; answer: FormAnswer | undefined }

/** One of the two forms; an answer belongs to the one that was sent. */
function GivingForm({ page: { providerId, tiers, version }, intent, answer }: GivingFormProps) {
  const { t } = useTranslation('membership')
  const say = useProblem('membership')
  const levelName = useLevelName()
  const isMine = (answer?.submission.initialValue as { intent?: string } | undefined)?.intent === intent
  const [, { tier, days, reason }] = useForm<{ tier: string; days: string; reason: string }>({
    id: intent,
    lastResult: isMine ? answer?.submission : undefined,
  })
  return (
    <PanelCard id={`${intent}-title`} title={t(`giving.${intent}`)}>
      <form
        method="post"
        action={useHref(paths.adminMembership(providerId))}
        className="card__body form stack stack--sm"
        noValidate
      >
        <p>{t(`giving.${intent}Text`)}</p>
        <ErrorSummary items={errorItems(intent === 'comp' ? [tier, days, reason] : [days, reason], say)} />
        <input type="hidden" name="version" value={version} />
        {intent === 'comp' && (
          <FormField field={tier} label={t('giving.tier')} message={say}>
            {({ maxLength: _maxLength, ...control }) => (
              <Select {...control} options={tiers.map((each) => ({ value: String(each), label: levelName(each) }))} />
            )}
          </FormField>
        )}
        <FormField field={days} label={t('giving.days')} message={say}>
          {(control) => <TextInput {...control} inputMode="numeric" autoComplete="off" />}
        </FormField>
        <FormField field={reason} label={t('giving.reason')} hint={t('giving.reasonHint')} message={say}>
          {(control) => <TextArea {...control} rows={2} />}
        </FormField>
        <p>
          <Button name="intent" value={intent} variant={intent === 'comp' ? 'primary' : 'line'}>
            {t(intent === 'comp' ? 'giving.give' : 'giving.add')}
          </Button>
        </p>
      </form>
    </PanelCard>
  )
}

function Edits({ edits }: Pick<GivingPageData, 'edits'>) {
  const { t } = useTranslation('membership')
  const locale = useLocale()
  if (edits.length === 0) return null
  return (
    <PanelCard id="edits" title={t('giving.done')}>
      <ul className="card__body bullets">
        {edits.map(({ version, name, at, reason }) => (
          <li key={version}>{t('giving.line', { name, date: formatDate(at, locale), reason })}</li>
        ))}
      </ul>
    </PanelCard>
  )
}

/** The level of a doctor's profile as the administration sees it, and giving one. */
export function GivingPage({ page, answer }: { page: GivingPageData; answer: FormAnswer | undefined }) {
  const { t } = useTranslation('membership')
  const { providerId, name, tier, membership, give, edits, version } = page
  return (
    <div className="stack">
      <p>
        <Link to={paths.admin()}>{t('giving.back')}</Link>
      </p>
      <PageHead title={t('giving.title')} lead={[name.main, name.other].filter(Boolean).join(' ')} />
      <div className="pro-columns pro-columns--even">
        <NowCard standing={{ tier, membership }} />
        <Edits edits={edits} />
      </div>
      {!membership && <p className="muted">{t('giving.none')}</p>}
      {give === 'code' && (
        <p>
          <ButtonLink to={paths.adminMembership(providerId, { give: '1' })}>{t('giving.code')}</ButtonLink>
        </p>
      )}
      {give === 'form' && (
        <div className="pro-columns pro-columns--even" key={version}>
          <GivingForm page={page} intent="comp" answer={answer} />
          {membership && <GivingForm page={page} intent="extend" answer={answer} />}
        </div>
      )}
    </div>
  )
}
