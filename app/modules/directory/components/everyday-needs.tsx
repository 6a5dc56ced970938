import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { Section } from '#app/ui/sections/section.tsx'

const needs = [
  { key: 'concierge', to: paths.concierge(), icon: 'headset' },
  { key: 'insurance', to: paths.insurance(), icon: 'shield-check' },
  { key: 'labs', to: paths.labs(), icon: 'flask' },
  { key: 'imaging', to: paths.radiology(), icon: 'scan' },
  { key: 'medication', to: paths.medication(), icon: 'clipboard-list' },
  { key: 'i693', to: paths.immigrationExam(), icon: 'file-text' },
  { key: 'topics', to: paths.topics(), icon: 'info' },
  { key: 'blogs', to: paths.blogs(), icon: 'message-square' },
] as const satisfies readonly { key: string; to: string; icon: IconName }[]

/** What people come for besides a doctor: each area of the site with a line on what it answers. */
export function EverydayNeeds() {
  const { t } = useTranslation('site')
  return (
    <Section id="needs" title={t('needs.title')}>
      <ul className="needs">
        {needs.map(({ key, to, icon }) => (
          <li key={key} className="need">
            <Icon name={icon} size={26} />
            <h3>
              <Link to={to}>{t(`nav.${key}`)}</Link>
            </h3>
            <p>{t(`needs.about.${key}`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
