import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Link as PageLink, useSearchParams } from '@remix-run/react'
import { notFound } from '#app/core/http.server.ts'
import type { PageHandle } from '#app/core/page/page.ts'
import { isProduction } from '#app/core/site.server.ts'
import { catalogue, findExample } from '#app/ui/catalogue.ts'
import { useSampleWords } from '#app/ui/catalogue-words.ts'
import pro from '#app/styles/pro.css?url'

export const handle = { islands: ['toast'] } satisfies PageHandle

export const links = () => [{ rel: 'stylesheet', href: pro }]

export const meta: MetaFunction = () => [{ title: 'ui' }, { name: 'robots', content: 'noindex, nofollow' }]

/** For developers only: in production there is no such page. */
export function loader({ request }: LoaderFunctionArgs) {
  if (isProduction) notFound(new URL(request.url).pathname)
  return null
}

/** Every ui component with its examples; those that are whole pages open alone (`?example=error-page/status-404`). */
export default function UiCatalogue() {
  const [search] = useSearchParams()
  const words = useSampleWords()
  const alone = findExample(search.get('example') ?? '')
  if (alone) return alone.render()
  return (
    <main id="main" className="wrap py-8">
      <h1>{words.catalogue.title}</h1>
      {catalogue.map(({ name, examples }) => (
        <section key={name} className="sec" aria-labelledby={`ui-${name}`}>
          <h2 id={`ui-${name}`} lang="en">
            {name}
          </h2>
          <div className="stack">
            {examples.map(({ title, page, render }) =>
              page ? (
                <p key={title}>
                  {words.catalogue.whole}
                  <PageLink to={`?example=${name}/${title}`} lang="en">
                    {title}
                  </PageLink>
                </p>
              ) : (
                <div key={title} data-example={`${name}/${title}`}>
                  {render()}
                </div>
              ),
            )}
          </div>
        </section>
      ))}
    </main>
  )
}
