CREATE TABLE "blog_views" (
	"id" text PRIMARY KEY NOT NULL,
	"post_id" text NOT NULL,
	"day" text NOT NULL,
	"views" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"user_id" text NOT NULL,
	"seen_number" integer NOT NULL,
	"text" text NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_revisions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"cause" text NOT NULL,
	"created_by_id" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "author_id" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "submitted_by_id" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "submitted_at" bigint;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "return_note" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "draft_status" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "cover_id" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "cover_alt" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "redirect_to" text;--> statement-breakpoint
CREATE UNIQUE INDEX "blog_views_day" ON "blog_views" USING btree ("post_id","day");--> statement-breakpoint
CREATE INDEX "blog_views_by_day" ON "blog_views" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "content_drafts_own" ON "content_drafts" USING btree ("kind","subject_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "content_revisions_number" ON "content_revisions" USING btree ("kind","subject_id","number");