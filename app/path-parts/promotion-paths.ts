import { type Search, withSearch } from '../core/page/with-search.ts'

const segment = encodeURIComponent

const office = '/provider/4/dashboard/promotion'
const administration = '/admin/promotion'

/** The addresses of promotion; a part of `paths`. */
export const promotionPaths = {
  /** Campaigns of one's practice, a new one (`doctor` is who it is for), and one of them. */
  promotion: (search: Search = {}) => withSearch(office, search),
  campaignNew: (search: Search = {}) => withSearch(`${office}/new`, search),
  campaign: (id: string, search: Search = {}) => withSearch(`${office}/${segment(id)}`, search),
  campaignEdit: (id: string) => `${office}/${segment(id)}/edit`,
  campaignReport: (id: string) => `${office}/${segment(id)}/report.csv`,
  /** The administration of promotion: campaigns by state, one of them, the calendar, the house's own ads. */
  adminPromotion: (search: Search = {}) => withSearch(administration, search),
  adminCampaign: (id: string) => `${administration}/campaigns/${segment(id)}`,
  adminInventory: () => `${administration}/calendar`,
  adminHouseAds: () => `${administration}/house-ads`,
  /** `new` for one that is to be made. */
  adminHouseAd: (id: string) => `${administration}/house-ads/${segment(id)}`,
  adminPromotionReport: () => `${administration}/report.csv`,
  /** Where an advertisement leads, by way of being counted; and the picture of one pixel that is asked for where it is seen. */
  adVisit: (campaign: string) => `/sponsored/${segment(campaign)}/visit`,
  adSeen: (campaign: string) => `/sponsored/${segment(campaign)}/seen.gif`,
} as const
