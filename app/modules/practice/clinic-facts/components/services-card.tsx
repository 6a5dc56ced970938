import { useTranslation } from 'react-i18next'
import { formatList, formatMoney } from '#app/core/format/format.ts'
import { paths } from '#app/paths.ts'
import { PanelCard } from '#app/ui/cards/panel-card.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { saidKinds, serviceName } from '../parts.ts'
import type { ClinicFacts } from '../queries/clinic-facts.server.ts'
import { useServiceWords } from './service-words.ts'

/** Tests, examinations and what is paid for them, as the public pages list them. */
export function ServicesCard({ clinic }: { clinic: ClinicFacts }) {
  const { t } = useTranslation('clinic-facts')
  const locale = useLocale()
  const words = useServiceWords(clinic.known)
  const { services, slug, canEdit } = clinic
  const canAdd = canEdit && clinic.known.some((each) => !services.some((one) => serviceName(one) === serviceName(each)))
  return (
    <PanelCard
      id="services"
      title={t('parts.services')}
      note={canAdd && <Link to={paths.clinicService({ place: slug })}>{t('services.add')}</Link>}
    >
      {services.length === 0 ? (
        <p className="card__body muted">{t('services.none')}</p>
      ) : (
        <ul className="todo">
          {services.map((service) => {
            const { id, kind, priceCents, isWalkIn, needsOrder, isAtHome } = service
            const facts = [
              ...(priceCents === null ? [] : [t('services.paid', { price: formatMoney(priceCents, locale) })]),
              ...(isWalkIn ? [t('services.isWalkIn')] : []),
              ...(needsOrder ? [t('services.needsOrder')] : []),
              ...(isAtHome ? [t('services.isAtHome')] : []),
            ]
            const isOurs = saidKinds.some((each) => each === kind)
            return (
              <li key={id}>
                <span className="todo__what">
                  {canEdit && isOurs ? (
                    <Link to={paths.clinicService({ place: slug, service: serviceName(service) })}>
                      {words(service)}
                    </Link>
                  ) : (
                    words(service)
                  )}
                  {facts.length > 0 && <span className="todo__second">{formatList(facts, locale)}</span>}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </PanelCard>
  )
}
