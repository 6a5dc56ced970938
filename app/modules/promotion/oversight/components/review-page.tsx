import { useForm } from '@conform-to/react'
import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormAnswer } from '#app/core/answer/answer.server.ts'
import { formatList, formatMoney, formatNumber } from '#app/core/format/format.ts'
import { AdPreviews, ClaimsWarning } from '#app/modules/promotion/components/ad-previews.tsx'
import { CampaignFacts } from '#app/modules/promotion/components/campaign-facts.tsx'
import { CampaignFigures } from '#app/modules/promotion/components/figures.tsx'
import { StatusTag } from '#app/modules/promotion/components/status-tag.tsx'
import { paths } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { ErrorSummary } from '#app/ui/forms/error-summary.tsx'
import { errorItems, FormField } from '#app/ui/forms/form-field.tsx'
import { Select } from '#app/ui/forms/select.tsx'
import { TextArea } from '#app/ui/forms/text-input.tsx'
import { useProblem } from '#app/ui/forms/use-problem.ts'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Banner } from '#app/ui/notices/banner.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import type { ReviewPageData } from '../pages/review-page.server.ts'

type PartProps = { page: ReviewPageData; answer: FormAnswer | undefined }

/** The answer to the form that was sent; the other forms of the page have none. */
const answerTo = (answer: FormAnswer | undefined, intent: string) =>
  (answer?.submission.initialValue as { intent?: string } | undefined)?.intent === intent
    ? answer?.submission
    : undefined

function ApproveForm({ page: { id, version, priceCents, hasPlace } }: PartProps) {
  const { t } = useTranslation('promotion')
  const locale = useLocale()
  const action = useHref(paths.adminCampaign(id))
  return (
    <PanelCard id="approve" title={t('admin.approve')}>
      <form method="post" action={action} className="card__body stack stack--sm">
        <input type="hidden" name="version" value={version} />
        <p>{t(hasPlace ? 'admin.roomYes' : 'admin.roomNo')}</p>
        {hasPlace && (
          <>
            <p>{t('admin.approveText', { price: formatMoney(priceCents, locale) })}</p>
            <p>
              <Button name="intent" value="approve" icon="check">
                {t('admin.approve')}
              </Button>
            </p>
          </>
        )}
      </form>
    </PanelCard>
  )
}

function RejectForm({ page: { id, version, reasons }, answer }: PartProps) {
  const { t } = useTranslation('promotion')
  const say = useProblem('promotion')
  const [, { reason, note }] = useForm<{ reason: string; note: string }>({
    id: 'reject-form',
    lastResult: answerTo(answer, 'reject'),
  })
  return (
    <PanelCard id="reject" title={t('admin.reject')}>
      <form
        method="post"
        action={useHref(paths.adminCampaign(id))}
        className="card__body form stack stack--sm"
        noValidate
      >
        <ErrorSummary items={errorItems([reason, note], say)} />
        <input type="hidden" name="version" value={version} />
        <FormField field={reason} label={t('admin.rejectReason')} message={say}>
          {({ maxLength: _maxLength, ...control }) => <Select {...control} options={reasons} />}
        </FormField>
        <FormField field={note} label={t('admin.note')} message={say} optional>
          {(control) => <TextArea {...control} rows={2} />}
        </FormField>
        <p>
          <Button name="intent" value="reject" variant="line">
            {t('admin.reject')}
          </Button>
        </p>
      </form>
    </PanelCard>
  )
}

function StopForm({ page: { id, version }, answer }: PartProps) {
  const { t } = useTranslation('promotion')
  const say = useProblem('promotion')
  const [, { note }] = useForm<{ note: string }>({ id: 'stop-form', lastResult: answerTo(answer, 'stop') })
  return (
    <PanelCard id="stop" title={t('admin.stop')} note={<Link to={paths.adminPayments()}>{t('admin.payments')}</Link>}>
      <form
        method="post"
        action={useHref(paths.adminCampaign(id))}
        className="card__body form stack stack--sm"
        noValidate
      >
        <p>{t('admin.stopText')}</p>
        <ErrorSummary items={errorItems([note], say)} />
        <input type="hidden" name="version" value={version} />
        <FormField field={note} label={t('admin.stopNote')} message={say}>
          {(control) => <TextArea {...control} rows={2} />}
        </FormField>
        <p>
          <Button name="intent" value="stop" variant="danger">
            {t('admin.stop')}
          </Button>
        </p>
      </form>
    </PanelCard>
  )
}

const stoppable = ['scheduled', 'running', 'paused']

function Decisions(props: PartProps) {
  const { t } = useTranslation('promotion')
  const { status, isOwn } = props.page
  if (isOwn) return <Banner tone="note">{t('admin.own')}</Banner>
  if (status === 'submitted')
    return (
      <div className="pro-columns pro-columns--even">
        <ApproveForm {...props} />
        <RejectForm {...props} />
      </div>
    )
  return stoppable.includes(status) && <StopForm {...props} />
}

/** One campaign for its reviewer. */
export function ReviewPage(props: PartProps) {
  const { t } = useTranslation('promotion')
  const locale = useLocale()
  const { page } = props
  return (
    <div className="stack">
      <p>
        <Link to={paths.adminPromotion()}>{t('admin.back')}</Link>
      </p>
      <PageHead title={page.words.headline[locale]} lead={<StatusTag status={page.status} />} />
      <ClaimsWarning words={page.words} claims={page.claims} reader="reviewer" />
      <PanelCard id="facts" title={page.doctor}>
        <CampaignFacts
          placement={t(`placements.${page.placement}`)}
          targets={formatList(page.targets, locale)}
          span={page}
          weeks={page.weeks}
          cap={page.dailyCap === null ? t('one.noCap') : formatNumber(page.dailyCap, locale)}
          price={formatMoney(page.priceCents, locale)}
        />
      </PanelCard>
      {page.note && (
        <p>
          {t('one.note')}: {page.note}
        </p>
      )}
      {page.doctors && <AdPreviews doctors={page.doctors} words={page.words} claims={page.claims} />}
      <Decisions {...props} />
      {page.days.length > 0 && (
        <PanelCard id="figures" title={t('report.title')}>
          <CampaignFigures days={page.days} />
        </PanelCard>
      )}
    </div>
  )
}
