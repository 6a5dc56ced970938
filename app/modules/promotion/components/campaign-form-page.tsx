import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatMoney } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems } from '#app/ui/forms/form-field.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { textFieldNames, wordsIn } from '../ad-words.ts'
import { campaignPrice } from '../campaign-price.ts'
import { isPlacement } from '../placements.ts'
import type { FormPageData } from '../pages/form-page.server.ts'
import { AdPreviews, ClaimsWarning } from './ad-previews.tsx'
import { type CampaignFields, CapField, PlacementField, TargetFields, WeekFields } from './campaign-fields.tsx'
import { WordsFields } from './words-fields.tsx'

type CampaignFormPageProps = { page: FormPageData; answer: FormAnswer | undefined }

const listOf = (value: unknown): string[] => (value === undefined ? [] : [value].flat().map(String))

/** What is typed or stored, as texts of the form. */
function valuesOf({ campaign, first }: FormPageData, sent: Record<string, unknown> | null | undefined) {
  if (sent) return { texts: sent, specialty: listOf(sent.specialty), neighborhood: listOf(sent.neighborhood) }
  const targets = campaign?.targets ?? []
  return { texts: campaign?.texts ?? first, specialty: targets, neighborhood: targets }
}

/** What the chosen weeks cost now; nothing while the choice is not whole. */
function useTypedPrice({ rates }: FormPageData, { texts, specialty, neighborhood }: ReturnType<typeof valuesOf>) {
  const locale = useLocale()
  const placement = String(texts.placement ?? '')
  const weeks = Number(texts.weeks)
  const rate = isPlacement(placement) ? rates.find((each) => each.placement === placement) : undefined
  if (!rate || !Number.isSafeInteger(weeks) || weeks < 1) return null
  const targets = rate.placement === 'location' ? neighborhood.length : specialty.length
  return formatMoney(campaignPrice(rate, weeks, targets), locale)
}

/** Writes a campaign: where and when it shows, what it says in three languages, what it costs, and how it looks. */
export function CampaignFormPage({ page, answer }: CampaignFormPageProps) {
  const { t } = useTranslation('promotion')
  const say = useProblem('promotion')
  const { campaign, doctorId, doctors, claims, first } = page
  const values = valuesOf(page, answer?.submission.initialValue)
  const price = useTypedPrice(page, values)
  const [form, fields] = useForm<CampaignFields>({
    id: 'campaign',
    lastResult: answer?.submission,
    defaultValue: campaign?.texts ?? first,
  })
  const words = wordsIn(values.texts)
  const inOrder = [
    ...[fields.placement, fields.specialty, fields.neighborhood, fields.startsOn, fields.weeks, fields.dailyCap],
    ...textFieldNames.map((name) => fields[name]),
  ]
  const action = useHref(campaign ? paths.campaignEdit(campaign.id) : paths.campaignNew({ doctor: doctorId }))
  const locale = useLocale()
  return (
    <div className="stack">
      <p>
        <Link to={paths.promotion()}>{t('form.back')}</Link>
      </p>
      <PageHead title={t(campaign ? 'form.edit' : 'form.new')} lead={t('form.for', { name: doctors[locale].name })} />
      <form id={form.id} method="post" action={action} className="stack form" noValidate data-live-form>
        <ErrorSummary items={errorItems(inOrder, say)} />
        {answer?.isStale && <Banner tone="warning">{t('errors.stale')}</Banner>}
        <ClaimsWarning words={words} claims={claims} reader="author" />
        <input type="hidden" name="version" value={campaign?.version ?? ''} />
        <PanelCard id="where" title={t('one.placement')}>
          <div className="card__body stack stack--sm">
            <PlacementField fields={fields} rates={page.rates} placement={String(values.texts.placement ?? '')} />
            <TargetFields fields={fields} targets={page.targets} {...values} />
          </div>
        </PanelCard>
        <PanelCard id="when" title={t('one.when')}>
          <div className="card__body stack stack--sm">
            <WeekFields fields={fields} mondays={page.mondays} />
            <CapField fields={fields} />
          </div>
        </PanelCard>
        <PanelCard id="words" title={t('form.words')}>
          <div className="card__body stack stack--sm">
            <p className="hint">{t('form.wordsHint')}</p>
            <WordsFields fields={fields} />
          </div>
        </PanelCard>
        {price && (
          <p>
            <b>{t('form.price', { price })}</b>
          </p>
        )}
        <div className="row">
          <Button name="intent" value="save">
            {t('form.save')}
          </Button>
          <Button name="intent" value="preview" variant="line">
            {t('form.preview')}
          </Button>
        </div>
      </form>
      <AdPreviews doctors={doctors} words={words} claims={claims} />
    </div>
  )
}
