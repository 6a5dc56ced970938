import { useSampleWords } from '../catalogue-words.ts'

/** Header and footer of the examples that are whole pages. */
export function useSampleFrame() {
  const { site, nav } = useSampleWords()
  return {
    name: site.name,
    header: {
      nav: [
        { to: '/doctor', label: nav.find },
        { to: '/specialty', label: nav.specialties },
        { to: '/location', label: nav.neighborhoods },
        { to: '/lab', label: nav.labs },
        { to: '/health-insurance', label: nav.insurance },
        { to: '/blog', label: nav.articles },
      ],
    },
    footer: {
      phone: { label: site.phone, href: 'tel:+12125550100' },
      columns: [
        {
          title: nav.care,
          items: [
            { to: '/doctor', label: nav.find },
            { to: '/specialty', label: nav.specialties },
          ],
        },
        { title: nav.reading, items: [{ to: '/blog', label: nav.articles }] },
        {
          title: nav.about,
          items: [
            { to: '/contact', label: nav.contact },
            { to: '/policy/privacy', label: nav.privacy },
          ],
        },
      ],
      notice: site.notice,
    },
  }
}
