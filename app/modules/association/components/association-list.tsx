import { useTranslation } from 'react-i18next'
import { DemoNotice } from '#app/modules/directory/components/demo-notice.tsx'
import { paths } from '#app/paths.ts'
import { SealAvatar } from '#app/ui/cards/seal-avatar.tsx'
import { Breadcrumb } from '#app/ui/layout/breadcrumb.tsx'
import { Link } from '#app/ui/link.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { CategoryTags } from '../identity/components/category-tags.tsx'
import type { ListedAssociation } from '../queries/association-list.server.ts'

function Entry({
  association: { id, slug, name, other, kind, categories, about, logo },
}: {
  association: ListedAssociation
}) {
  const { t } = useTranslation('association')
  return (
    <li className="panel">
      <SealAvatar name={name} seed={id} size="lg" photo={logo} />
      <div>
        <h2>
          <Link to={paths.association(slug)}>{name}</Link>
        </h2>
        {other && <p lang={other.lang}>{other.text}</p>}
        <p className="muted">{t(`kinds.${kind}`)}</p>
        <CategoryTags categories={categories} />
        {about && <p>{about}</p>}
      </div>
    </li>
  )
}

/** The associations that have a page, for everybody, and how one more is added. */
export function AssociationList({ associations }: { associations: readonly ListedAssociation[] }) {
  const { t } = useTranslation('association')
  return (
    <div className="wrap associations">
      <Breadcrumb current={t('list.title')} />
      <h1>{t('list.title')}</h1>
      <p className="lead">{t('list.lead')}</p>
      <DemoNotice isShown={associations.some(({ isDemo }) => isDemo)} />
      {associations.length === 0 ? (
        <EmptyState title={t('list.none')} />
      ) : (
        <ul>
          {associations.map((association) => (
            <Entry key={association.id} association={association} />
          ))}
        </ul>
      )}
      <p>
        {t('list.more')} <Link to={paths.associationSignup()}>{t('list.signup')}</Link>
      </p>
    </div>
  )
}
