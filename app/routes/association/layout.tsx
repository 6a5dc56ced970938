import { PublicFrame } from '#app/modules/seo/components/public-frame.tsx'
import association from '#app/styles/association.css?url'

export const links = () => [{ rel: 'stylesheet', href: association }]

/** The frame `default`, for the open pages of associations. */
export default PublicFrame
