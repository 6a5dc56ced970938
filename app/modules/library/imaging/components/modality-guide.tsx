import { useTranslation } from 'react-i18next'
import type { Modality } from '#app/modules/library/imaging/modalities.server.ts'
import { otherLanguage } from '#app/modules/library/imaging/other-language.ts'
import { paths } from '#app/paths.ts'
import { Disclosure, Disclosures } from '#app/ui/sections/disclosure.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tag, Tags } from '#app/ui/tag.tsx'
import { useLocale } from '#app/ui/use-locale.ts'

/** What each examination is, whether it uses radiation, how long it takes, and the usual preparation. */
export function ModalityGuide({ modalities }: { modalities: readonly Modality[] }) {
  const { t } = useTranslation('exams')
  const locale = useLocale()
  return (
    <Disclosures>
      {modalities.map((modality) => (
        <Disclosure key={modality.slug} summary={modality.name}>
          <div id={modality.slug} className="stack stack--sm">
            <div>
              <Lang lang={otherLanguage(locale)} as="p" className="muted">
                {modality.nameOther}
              </Lang>
            </div>
            <Tags>
              <Tag tone={modality.usesRadiation ? 'wait' : 'ok'}>
                {t(modality.usesRadiation ? 'radiology.radiation' : 'radiology.noRadiation')}
              </Tag>
              <Tag icon="clock">{t('radiology.minutes', { min: modality.minutes.min, max: modality.minutes.max })}</Tag>
            </Tags>
            <p>{modality.description}</p>
            {modality.preparation.length > 0 && (
              <>
                <h3>{t('radiology.part.before')}</h3>
                <ul className="dots">
                  {modality.preparation.map(({ text }) => (
                    <li key={text}>{text}</li>
                  ))}
                </ul>
              </>
            )}
            <p>
              <Link to={`${paths.radiology({ service: modality.slug })}#centers`} className="alone">
                {t('radiology.centersFor', { name: modality.name })}
              </Link>
            </p>
          </div>
        </Disclosure>
      ))}
    </Disclosures>
  )
}
