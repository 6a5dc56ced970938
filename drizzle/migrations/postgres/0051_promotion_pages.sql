-- Counts what public pages show of promotion; docs/decisions/050-page-cache.md.
CREATE TRIGGER "promotion_campaigns_page" AFTER INSERT OR UPDATE OR DELETE ON "promotion_campaigns" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('promotion');
--> statement-breakpoint
CREATE TRIGGER "promotion_house_ads_page" AFTER INSERT OR UPDATE OR DELETE ON "promotion_house_ads" FOR EACH STATEMENT EXECUTE FUNCTION "count_pages"('promotion');
