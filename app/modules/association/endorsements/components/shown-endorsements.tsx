import { useTranslation } from 'react-i18next'
import { paths } from '#app/paths.ts'
import { SealAvatar } from '#app/ui/cards/seal-avatar.tsx'
import { Link } from '#app/ui/link.tsx'
import { Section } from '#app/ui/sections/section.tsx'
import type { ShownEndorsements as Shown } from '../queries/shown-endorsements.server.ts'

/** On the page of an association: the doctors whom it endorses, with its words, and what it says in its own name. */
export function ShownEndorsements({ slug, doctors, statements }: Shown & { slug: string }) {
  const { t } = useTranslation('association-endorsements')
  return (
    <>
      {doctors.length > 0 && (
        <Section id="endorsements" title={t('page.title')}>
          <ul className="association-endorsed">
            {doctors.map(({ id, endorsement, name, photo, text }) => (
              <li key={id}>
                <SealAvatar name={name.seal} seed={id} size="md" photo={photo} />
                <div>
                  <Link to={paths.endorsedDoctor(slug, endorsement)} rel="nofollow">
                    {name.main}
                  </Link>
                  <p>{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <p className="muted small">{t('page.note')}</p>
        </Section>
      )}
      {statements.length > 0 && (
        <Section id="statements" title={t('page.statements')}>
          <ul className="association-statements">
            {statements.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
