-- Counts what public pages show of promotion; docs/decisions/050-page-cache.md.
CREATE TRIGGER `promotion_campaigns_page_insert` AFTER INSERT ON `promotion_campaigns`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('promotion', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `promotion_campaigns_page_update` AFTER UPDATE ON `promotion_campaigns`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('promotion', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `promotion_campaigns_page_delete` AFTER DELETE ON `promotion_campaigns`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('promotion', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `promotion_house_ads_page_insert` AFTER INSERT ON `promotion_house_ads`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('promotion', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `promotion_house_ads_page_update` AFTER UPDATE ON `promotion_house_ads`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('promotion', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `promotion_house_ads_page_delete` AFTER DELETE ON `promotion_house_ads`
BEGIN
  INSERT INTO `page_revisions` (`tag`, `revision`) VALUES ('promotion', abs(random() % 1000000000))
  ON CONFLICT (`tag`) DO UPDATE SET `revision` = `revision` + 1;
END;
