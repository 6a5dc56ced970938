CREATE TABLE `blog_views` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`day` text NOT NULL,
	`views` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_views_day` ON `blog_views` (`post_id`,`day`);--> statement-breakpoint
CREATE INDEX `blog_views_by_day` ON `blog_views` (`day`);--> statement-breakpoint
CREATE TABLE `content_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`user_id` text NOT NULL,
	`seen_number` integer NOT NULL,
	`text` text NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `content_drafts_own` ON `content_drafts` (`kind`,`subject_id`,`user_id`);--> statement-breakpoint
CREATE TABLE `content_revisions` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`number` integer NOT NULL,
	`text` text NOT NULL,
	`cause` text NOT NULL,
	`created_by_id` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `content_revisions_number` ON `content_revisions` (`kind`,`subject_id`,`number`);--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `author_id` text;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `submitted_by_id` text;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `submitted_at` integer;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `return_note` text;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `draft_status` text;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `cover_id` text;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `cover_alt` text;--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `redirect_to` text;