ALTER TABLE "refunds" ADD COLUMN "already_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- safe: the version before writes the default, 0
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_already_back" CHECK ("refunds"."already_back" between 0 and "refunds"."amount");