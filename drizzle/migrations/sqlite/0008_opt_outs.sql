CREATE TABLE `contact_opt_outs` (
	`id` text PRIMARY KEY NOT NULL,
	`channel` text NOT NULL,
	`contact_hash` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contact_opt_outs_contact` ON `contact_opt_outs` (`channel`,`contact_hash`);