import { useHref } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatDay, formatMoney } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Field } from '#app/ui/forms/field.tsx'
import { TextInput } from '#app/ui/forms/text-input.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { lastDayText } from '../day-text.ts'
import type { LevelPreview } from '../pages/level-page.server.ts'
import type { Standing } from '../queries/standing.server.ts'
import { useLevelName, usePriceWords } from './level-words.tsx'
import { GatewayNote } from './standing-cards.tsx'

/** What is paid now, line by line, to the cent. */
function Lines({ lines, due }: Pick<LevelPreview, 'lines' | 'due'>) {
  const { t } = useTranslation('membership')
  const locale = useLocale()
  const levelName = useLevelName()
  return (
    <table className="bill">
      <caption className="vh">{t('preview.what')}</caption>
      <thead className="vh">
        <tr>
          <th scope="col">{t('preview.what')}</th>
          <th scope="col">{t('preview.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ kind, tier, from, to, cents }) => (
          <tr key={kind}>
            <th scope="row">
              {t(`lines.${kind}`, {
                level: levelName(tier),
                from: formatDay(from, locale),
                to: lastDayText(to, locale),
              })}
            </th>
            <td className="num">{formatMoney(cents, locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('preview.due')}</th>
          <td className="num">{formatMoney(due, locale)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** A coupon is asked for by the address, so that what it changes is seen before anything is pressed. */
function CouponForm({ preview: { tier, interval, code, couponProblem } }: { preview: LevelPreview }) {
  const { t } = useTranslation('membership')
  const error = couponProblem ? t(`coupon.${couponProblem}`) : undefined
  return (
    <form method="get" action={`${useHref(paths.accountLevel())}#preview`} className="form">
      <input type="hidden" name="tier" value={tier} />
      <input type="hidden" name="interval" value={interval} />
      <Field id="code" label={t('preview.code')} error={error} optional>
        {(control) => (
          <TextInput
            {...control}
            name="code"
            defaultValue={code}
            maxLength={24}
            autoComplete="off"
            autoCapitalize="characters"
          />
        )}
      </Field>
      <p>
        <Button variant="line">{t('preview.apply')}</Button>
      </p>
    </form>
  )
}

function What({ preview }: { preview: LevelPreview }) {
  const { t } = useTranslation('membership')
  const locale = useLocale()
  const levelName = useLevelName()
  const priceWords = usePriceWords()
  const { when, tier, interval, priceCents, periodEnd, lines, due, isTrial } = preview
  const date = formatDay(periodEnd, locale)
  if (when === 'period_end')
    return (
      <>
        <p>{t('preview.later', { date, level: levelName(tier), price: priceWords(priceCents, interval) })}</p>
        <p className="muted">{t('preview.less')}</p>
      </>
    )
  return (
    <>
      {isTrial ? (
        <p>{t('preview.trial', { date: lastDayText(periodEnd, locale) })}</p>
      ) : (
        <Lines lines={lines} due={due} />
      )}
      <p className="muted">{t(`preview.then.${interval}`, { date, price: formatMoney(priceCents, locale) })}</p>
    </>
  )
}

/** What a choice comes to, and the one press that makes it. */
export function LevelPreviewCard({ preview, standing }: { preview: LevelPreview; standing: Standing }) {
  const { t } = useTranslation('membership')
  const { t: say } = useTranslation('errors')
  const locale = useLocale()
  const levelName = useLevelName()
  const action = useHref(paths.accountLevel())
  const { when, tier, interval, code, couponProblem, due, isOtherPrice } = preview
  const { membership } = standing
  const isHeld = membership?.isRunning === true && membership.status !== 'active'
  const press =
    when === 'period_end'
      ? t('preview.schedule')
      : due > 0
        ? t('preview.pay', { price: formatMoney(due, locale) })
        : t('preview.start')
  return (
    <PanelCard id="preview" title={t('preview.title', { level: levelName(tier) })}>
      <div className="card__body stack">
        {isOtherPrice && <Banner tone="warning">{say('membership.other_price')}</Banner>}
        {/* What is owed comes first: until then there is no period to reckon with. */}
        {isHeld ? (
          <p>{t('preview.notNow')}</p>
        ) : when === 'none' ? (
          <p>{t('preview.none')}</p>
        ) : (
          <What preview={preview} />
        )}
        {when === 'now' && !isHeld && !preview.isTrial && <CouponForm preview={preview} />}
        {when !== 'none' && !isHeld && (
          <form method="post" action={action}>
            <input type="hidden" name="tier" value={tier} />
            <input type="hidden" name="interval" value={interval} />
            <input type="hidden" name="code" value={couponProblem ? '' : code} />
            <input type="hidden" name="shownCents" value={due} />
            <Button name="intent" value="choose">
              {press}
            </Button>
          </form>
        )}
        {due > 0 && !isHeld && <GatewayNote gateway={standing.gateway} />}
        <p>
          <Link to={`${paths.accountLevel({ interval })}#compare`}>{t('preview.back')}</Link>
        </p>
      </div>
    </PanelCard>
  )
}
