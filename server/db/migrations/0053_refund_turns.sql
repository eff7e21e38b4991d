ALTER TABLE "money" ADD COLUMN "turn_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "money" ADD COLUMN "asked_for" integer;