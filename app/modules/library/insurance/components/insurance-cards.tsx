import { isEnglish } from '#app/core/i18n/habits.ts'
import { useTranslation } from 'react-i18next'
import type { InsuranceCard } from '#app/modules/library/insurance/insurance.server.ts'
import { PhoneText } from '#app/modules/library/reading/phone-text.tsx'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { PhraseBreaks } from '#app/ui/phrase-breaks.tsx'

/** Colors of the rows: names or hexadecimal; whatever else stands there is drawn gray. */
const color = (text: string | undefined, otherwise: string) =>
  text !== undefined && /^(#[0-9a-f]{3,8}|[a-z]{3,20})$/i.test(text) ? text : otherwise

/**
 * A card as people remember it: its bands of color and lines where names and numbers stand. A drawing, no real card: it bears no
 * emblem, and its words stand beside it.
 */
function CardDrawing({ colors, label }: { colors: readonly string[]; label: string }) {
  const [ground, band, foot] = [color(colors[0], '#e5e7eb'), color(colors[1], '#9aa4b2'), colors[2]]
  return (
    <svg className="card-drawing" viewBox="0 0 172 108" role="img" aria-label={label} focusable="false">
      <rect x="1" y="1" width="170" height="106" rx="9" fill={ground} stroke="#4a5565" strokeWidth="2" />
      <path d="M2 10a8 8 0 0 1 8-8h152a8 8 0 0 1 8 8v18H2Z" fill={band} />
      {foot !== undefined && <path d="M2 92h168v6a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8Z" fill={color(foot, '#9aa4b2')} />}
      <g fill="#1f2937" opacity=".55">
        <rect x="14" y="42" width="84" height="7" rx="2" />
        <rect x="14" y="58" width="112" height="7" rx="2" />
        <rect x="14" y="74" width="62" height="7" rx="2" />
      </g>
    </svg>
  )
}

/** "Which card is in my hand": every card by its drawing; the one that is opened says whom it is for, how one gets it, and who takes it. */
export function InsuranceCards({ cards }: { cards: readonly InsuranceCard[] }) {
  const { t } = useTranslation('exams')
  const locale = useLocale()
  return (
    <div className="pulls">
      {cards.map((card) => (
        <details key={card.slug} className="pull">
          <summary>
            <CardDrawing colors={card.colors} label={t('insurance.drawing', { name: card.name })} />
            <h3>
              <PhraseBreaks text={card.nickname} isNarrow />
            </h3>
            <span className="num">{card.looks}</span>
          </summary>
          <div id={`card-${card.slug}`} className="pull__inside stack stack--sm">
            <div>
              {card.name !== card.nickname && <p>{card.name}</p>}
              {!isEnglish(locale) && card.nameEn !== card.name && (
                <Lang lang="en" as="p" className="muted">
                  {card.nameEn}
                </Lang>
              )}
            </div>
            <p className="muted">{card.looks}</p>
            <dl className="dl">
              <div>
                <dt>{t('insurance.whoFor')}</dt>
                <dd>{card.whoFor}</dd>
              </div>
              <div>
                <dt>{t('insurance.howToGet')}</dt>
                <dd>
                  <PhoneText text={card.howToGet} />
                </dd>
              </div>
            </dl>
            {card.note && (
              <p>
                <PhoneText text={card.note} />
              </p>
            )}
            {card.group && card.group.count > 0 && (
              <p>
                <ButtonLink to={paths.doctors({ plan: card.group.id })} variant="book">
                  {t('insurance.doctors', { count: card.group.count })}
                </ButtonLink>
              </p>
            )}
          </div>
        </details>
      ))}
    </div>
  )
}
