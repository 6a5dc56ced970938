ALTER TABLE "tier_offers" ADD COLUMN "monthly_posts" integer;--> statement-breakpoint
CREATE INDEX "blog_posts_owner" ON "blog_posts" USING btree ("owner","owner_id","created_at");--> statement-breakpoint
-- What the levels allow at first; a level that says nothing would allow any number.
UPDATE "tier_offers" SET "monthly_posts" = CASE WHEN "tier" = 3 THEN 2 ELSE 0 END WHERE "tier" < 4;
